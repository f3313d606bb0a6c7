import type { PieceName } from '#platform/embedded/editing/piece.ts';
import { writePieceName } from '#platform/embedded/editing/piece.ts';
import {
  publish as publishPiece,
  unpublish as unpublishPiece,
  unschedule,
} from '#platform/embedded/editing/publish.ts';
import type { Desk } from '#platform/embedded/editing/desk.ts';
import { Misuse } from '../command.ts';
import { splitOptions } from '../split-options.ts';
import { openDesk, pieceNamed, type Verb } from './verb.ts';

export const publish: Verb = {
  usage: '<name …> [--at time | never]',
  summary: 'Show drafts to visitors, now or at a time (2026-12-01T08:00+01:00)',
  run: async (args, surroundings) => {
    const { words, options } = splitOptions(args, ['at']);
    const at = options.get('at') ?? null;
    if (at !== null && at !== 'never' && !isMoment(at)) {
      throw new Misuse(`${at} is no time: write one with its offset, e.g. 2026-12-01T08:00+01:00.`);
    }
    const names = namesOf(words);
    const desk = openDesk(surroundings);
    const outcomes = desk.store.transaction(() => names.map((name) => [name, carryOut(desk, name, at)] as const));
    for (const [name, outcome] of outcomes) surroundings.terminal.say(`${writePieceName(name)}: ${told(outcome, at)}`);
    return outcomes.some(([, outcome]) => outcome === 'absent') ? 'failed' : 'done';
  },
};

export const unpublish: Verb = {
  usage: '<name …>',
  summary: 'Take pieces from visitors; they stay as drafts',
  run: async (args, surroundings) => {
    const names = namesOf(splitOptions(args, []).words);
    const desk = openDesk(surroundings);
    const outcomes = desk.store.transaction(() => names.map((name) => [name, unpublishPiece(desk, name)] as const));
    for (const [name, outcome] of outcomes)
      surroundings.terminal.say(`${writePieceName(name)}: ${told(outcome, null)}`);
    return outcomes.some(([, outcome]) => outcome === 'absent') ? 'failed' : 'done';
  },
};

type Outcome = ReturnType<typeof publishPiece> | ReturnType<typeof unpublishPiece> | 'unscheduled';

function carryOut(desk: Desk, name: PieceName, at: string | null): Outcome {
  if (at !== 'never') return publishPiece(desk, name, at);
  return unschedule(desk, name) ? 'unscheduled' : 'unchanged';
}

function told(outcome: Outcome, at: string | null): string {
  switch (outcome) {
    case 'published':
      return 'published';
    case 'scheduled':
      return `will be published at ${at ?? ''}`;
    case 'unscheduled':
      return 'will not be published by itself';
    case 'unpublished':
      return 'taken from visitors';
    case 'unchanged':
      return 'as it was';
    case 'absent':
      return 'there is no such piece';
    default:
      return outcome satisfies never;
  }
}

function namesOf(words: readonly string[]): readonly PieceName[] {
  if (words.length === 0) throw new Misuse('Name a piece, e.g. page/about.');
  return words.map(pieceNamed);
}

function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
