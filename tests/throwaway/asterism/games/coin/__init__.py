"""A throwaway game: one seat tosses coins."""
