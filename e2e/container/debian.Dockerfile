# Stands in for the images of Node.js, nginx, Caddy and Valkey where no registry answers (start.ts).
FROM medireleve-test-debian
COPY ca-certificates.crt /etc/ssl/certs/
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && useradd --create-home --uid 1000 node \
  && rm /etc/nginx/sites-enabled/default \
  && ln -s redis-server /usr/bin/valkey-server && ln -s redis-cli /usr/bin/valkey-cli
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
