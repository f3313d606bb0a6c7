import type { Paint } from './shapes.ts';

/** Width and height in pixels. */
export type Size = readonly [number, number];

/** The design of one cover. */
export interface Motif {
  readonly title: string;
  readonly author: string;
  /** Of the paper that the book lies on. */
  readonly backdrop: Paint;
  readonly ground: Paint;
  readonly ink: Paint;
  readonly authorInk?: Paint;
  readonly titleSize?: number;
  readonly isSquare?: boolean;
  /** Draws between the title, which ends at `top`, and the bottom. */
  readonly draw: (size: Size, top: number) => string;
}
