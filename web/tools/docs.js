// Shows the API's description; a file of its own, because pages hold no inline script.
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true })
