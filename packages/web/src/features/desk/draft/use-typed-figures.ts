import { useSessionText } from '../../../session/session-state.ts';

/** The entry for one figure, and how often it was wrong. */
interface TypedFigure {
  readonly text: string;
  readonly misses: number;
  /** True if the last entry was wrong and has not been edited since. */
  readonly differs: boolean;
}

interface TypedFigures {
  readonly textOf: (at: string) => string;
  readonly missesOf: (at: string) => number;
  readonly differs: (at: string) => boolean;
  readonly type: (at: string, text: string) => void;
  /** Call this when the server has compared these entries. */
  readonly sent: (entries: ReadonlyArray<{ readonly at: string }>, differing: readonly string[]) => void;
}

const UNTOUCHED: TypedFigure = { text: '', misses: 0, differs: false };

/** The figures as typed. They survive a reload and are discarded when the tab closes. */
export function useTypedFigures(draftId: string): TypedFigures {
  const [stored, store] = useSessionText(`desk.figures.${draftId}`);
  const figures: Readonly<Record<string, TypedFigure>> = stored === '' ? {} : JSON.parse(stored);
  const of = (at: string): TypedFigure => figures[at] ?? UNTOUCHED;
  return {
    textOf: (at) => of(at).text,
    missesOf: (at) => of(at).misses,
    differs: (at) => of(at).differs,
    type: (at, text) => store(JSON.stringify({ ...figures, [at]: { ...of(at), text, differs: false } })),
    sent: (entries, differing) => {
      const compared = entries.map(({ at }) => {
        const differs = differing.includes(at);
        return [at, { ...of(at), misses: of(at).misses + (differs ? 1 : 0), differs }] as const;
      });
      store(JSON.stringify({ ...figures, ...Object.fromEntries(compared) }));
    },
  };
}
