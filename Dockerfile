# The site on Node.js, from docs/deployment.md, « With containers ». The image of Node.js, by its digest, stands in for
# the packages of package.json with the same version.

# The first two stages run on the platform of the machine that builds, whatever that of the image, so nothing is
# emulated: a build of Next.js has no machine code, and npm installs packages for any platform.
FROM --platform=$BUILDPLATFORM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# A build needs a complete configuration, and shows none of it: the running site reads its own. This one is public.
RUN mv deploy/compose.env .env.local && npm run build && rm -rf .next/cache

FROM --platform=$BUILDPLATFORM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# What Docker calls amd64 is x64 for npm.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --os=linux --libc=glibc \
  --cpu="$(echo "$TARGETARCH" | sed s/amd64/x64/)" && rm -r node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/next.config.ts ./next.config.ts
COPY --from=build /app/content ./content
COPY --from=build /app/data ./data
COPY --from=build /app/components/share/fonts ./components/share/fonts
COPY --from=build /app/public ./public
COPY --from=build /app/lib ./lib
COPY --from=build /app/server ./server
COPY --from=build /app/.next ./.next
# The checks of an API and of pages, the demo API, and what a production of one's own starts from.
COPY --from=build /app/docs/api.openapi.json ./docs/api.openapi.json
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/tools ./tools
COPY --from=build /app/deploy ./deploy
COPY --from=build /app/.env.example ./.env.example
USER node
EXPOSE 3000
# Without `--start-interval`, which Docker knows from 25 on.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# All addresses, by an option: container engines set the variable HOSTNAME to the name of the container.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "--v8-pool-size=1", "server/index.ts", "-H", "0.0.0.0"]
