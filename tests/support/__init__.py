"""What tests and benchmarks share: servers, and browsers that come to them."""
