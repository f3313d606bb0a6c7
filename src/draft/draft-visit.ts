/** A visit in draft mode. Times are epoch seconds. */
export interface DraftSession {
  readonly until: number;
  /** When the links that it hands out end at the latest; null: an editor, who may hand out fresh ones. */
  readonly linksUntil: number | null;
}

/** Draft mode as it is switched on again while on: never shorter, and an editor stays one. */
export function mergeDraftSessions(present: DraftSession | null, next: DraftSession): DraftSession {
  if (!present) return next;
  const isEditor = present.linksUntil === null || next.linksUntil === null;
  return {
    until: Math.max(present.until, next.until),
    linksUntil: isEditor ? null : Math.max(present.linksUntil ?? 0, next.linksUntil ?? 0),
  };
}
