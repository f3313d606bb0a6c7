# Build: everything that compiles. Run: the built service, the demo data and production packages, as a plain user.
FROM node:26-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/shop/data NODE_COMPILE_CACHE=/shop/data/compiled
WORKDIR /shop
COPY --from=build --chown=node:node /shop/package.json ./
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/dist ./dist
COPY --from=build --chown=node:node /shop/demo ./demo
COPY --from=build --chown=node:node /shop/src ./src
COPY --from=build --chown=node:node /shop/site ./site
RUN mkdir data && chown node:node data
USER node
VOLUME /shop/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/entry.mjs"]
