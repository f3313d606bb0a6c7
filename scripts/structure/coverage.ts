import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A function of a script: the script's path and the function's offset in it, with # between them. */
export type FunctionKey = `${string}#${number}`;

/** A report as V8 writes it: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/#type-ScriptCoverage */
interface CoverageReport {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
}

/** Reads and removes the reports in a folder: the functions that have run. That a module was loaded is none. */
export function readCoverage(folder: string): ReadonlySet<FunctionKey> {
  const keys = new Set<FunctionKey>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { result }: CoverageReport = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    for (const { url, functions } of result.filter(({ url }) => url.startsWith('file:'))) {
      for (const { functionName, ranges } of functions) {
        const { startOffset = 0, count = 0 } = ranges[0] ?? {};
        const isModule = functionName === '' && startOffset === 0;
        if (count > 0 && !isModule) keys.add(`${fileURLToPath(url)}#${startOffset}`);
      }
    }
  }
  return keys;
}

/** The source files below the root that functions were written in, by the source maps beside the scripts. */
export function filesOfFunctions(root: string, functions: Iterable<FunctionKey>): readonly string[] {
  const offsets = Map.groupBy(functions, (key) => key.slice(0, key.lastIndexOf('#')));
  const files = Array.from(offsets).flatMap(([script, keys]) => {
    const fileAt = originalFiles(script);
    return keys.map((key) => fileAt(Number(key.slice(key.lastIndexOf('#') + 1))));
  });
  const below = files.map((file) => relative(root, file).replaceAll('\\', '/').replace(/\?.*$/, ''));
  return [...new Set(below)].filter((path) => path.startsWith('src/')).toSorted();
}

/** From an offset in a script to the file it was written in: the script itself when it has no map. */
function originalFiles(script: string): (offset: number) => string {
  if (!existsSync(`${script}.map`)) return () => script;
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  const lineStarts = [0, ...Array.from(readFileSync(script, 'utf8').matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (lineStarts[line] ?? 0));
    return 'originalSource' in entry ? resolve(dirname(script), entry.originalSource) : script;
  };
}
