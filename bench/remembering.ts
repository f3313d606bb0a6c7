/** Gives a port that asks another of the same name for each thing once, and then says again what that said. */
export function createMemoizer(): <T extends object>(name: string, port: T) => T {
  const results = new Map<string, unknown>();
  return (name, port) =>
    new Proxy(port, {
      get: (target, method) => {
        const call: unknown = Reflect.get(target, method);
        if (typeof call !== 'function') return call;
        return (...args: readonly unknown[]): unknown => {
          const callKey = JSON.stringify([name, method, args]);
          if (!results.has(callKey)) results.set(callKey, Reflect.apply(call, target, args));
          return results.get(callKey);
        };
      },
    });
}
