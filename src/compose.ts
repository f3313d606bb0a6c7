import type { Tag } from '#cache/tags.ts';
import type { Config } from '#config.ts';
import type { Visit } from '#http/exchange.ts';

/** The parts of the service, put together for one process. */
export function compose(config: Config, origin: () => string) {
  return {
    locals: (visit: Pick<Visit, 'id' | 'problem'>, _record: (tag: Tag) => void) => ({
      config,
      origin: origin(),
      requestId: visit.id,
      draft: false,
      now: new Date(),
      problem: visit.problem ?? null,
    }),
  };
}
