/** Gives a port that asks another of the same name for each thing once, and then says again what that said. */
export function remembering(): <T extends object>(name: string, port: T) => T {
  const said = new Map<string, unknown>();
  return (name, port) =>
    new Proxy(port, {
      get: (target, method) => {
        const call: unknown = Reflect.get(target, method);
        if (typeof call !== 'function') return call;
        return (...given: readonly unknown[]): unknown => {
          const question = JSON.stringify([name, method, given]);
          if (!said.has(question)) said.set(question, Reflect.apply(call, target, given));
          return said.get(question);
        };
      },
    });
}
