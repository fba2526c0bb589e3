# A server in a container. Not tried by our tests: they have no Docker engine. How it runs: docs/serving.md.
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --require-hashes --wheel-dir /wheels -r requirements.txt \
    && pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels asterism && rm -r /wheels \
    && useradd --create-home asterism
USER asterism
ENV ASTERISM_HOST=0.0.0.0 ASTERISM_DATA=/home/asterism/data ASTERISM_CACHE=/home/asterism/cache
RUN asterism warm
VOLUME /home/asterism/data
EXPOSE 8765
HEALTHCHECK --interval=30s CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/healthz')"
CMD ["asterism", "serve"]
