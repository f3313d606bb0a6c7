import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeFile } from './project.ts';

/** The files that somebody touches who does one of the tasks of a shop's owner. */
export interface TaskFiles {
  readonly task: string;
  readonly files: readonly string[];
  /** Names of the example that no file contains: it has been renamed. */
  readonly unmatched: readonly string[];
}

/**
 * One of `tasks.json`: adding a thing touches the files that name an existing one of its kind. They are searched
 * for instead of listed, because a list is wrong after the next move.
 */
interface TaskExample {
  readonly task: string;
  /** What is there already, in words. */
  readonly example: string;
  /** Regular expressions: every such file contains one of them, and each is in some file. */
  readonly names: readonly string[];
  /** A regular expression for paths of files that name it for another reason. */
  readonly except?: string;
}

/** The tasks of the checkout itself; of one that has none, those of this project. */
export function filesOfTasks(root: string, sources: readonly CodeFile[]): readonly TaskFiles[] {
  const own = join(root, 'scripts/structure/tasks.json');
  const path = existsSync(own) ? own : new URL('tasks.json', import.meta.url);
  const examples: readonly TaskExample[] = JSON.parse(readFileSync(path, 'utf8'));
  return examples.map((example) => findFiles(example, sources));
}

function findFiles({ task, names, except }: TaskExample, sources: readonly CodeFile[]): TaskFiles {
  const candidates = except === undefined ? sources : sources.filter(({ path }) => !new RegExp(except).test(path));
  const contains = ({ text }: CodeFile, name: string): boolean => new RegExp(name).test(text);
  return {
    task,
    files: candidates.filter((file) => names.some((name) => contains(file, name))).map(({ path }) => path),
    unmatched: names.filter((name) => !candidates.some((file) => contains(file, name))),
  };
}
