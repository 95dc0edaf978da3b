import { type Draft, pathOf, paths } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Failure } from '../failure.tsx';
import { useDeskAction } from '../use-desk-action.ts';
import { FigureField } from './figure-field.tsx';
import { useTypedFigures } from './use-typed-figures.ts';

interface SecondEntryProps {
  draft: Draft;
  mayEnter: boolean;
  isAuthor: boolean;
}

/**
 * Every changed figure is re-entered from its source by a person who did not write it. The draft's figures are not
 * shown next to the boxes. The list of changes, which contains them, is folded below the boxes until everything has
 * been entered.
 */
export function SecondEntry({ draft, mayEnter, isAuthor }: SecondEntryProps) {
  const open = draft.entries.filter(({ done }) => !done);
  return (
    <DeskSection title={m.desk_entries()}>
      <p className="text-ink-2">{m.desk_entries_text()}</p>
      <p className="font-semibold" role="status">
        {open.length === 0
          ? m.desk_entries_done({ all: draft.entries.length })
          : m.desk_entries_open({ open: open.length, all: draft.entries.length })}
      </p>
      {draft.changes === null && <Alert tone="info">{m.desk_entries_unseen()}</Alert>}
      {open.length > 0 && isAuthor && <Alert tone="info">{m.desk_entries_author()}</Alert>}
      {open.length > 0 && mayEnter && <EntryForm id={draft.id} open={open} />}
    </DeskSection>
  );
}

function EntryForm({ id, open }: { id: string; open: Draft['entries'] }) {
  const { call } = useUserScope();
  const typed = useTypedFigures(id);
  const [empty, setEmpty] = useState(false);
  const { run, isPending, failure } = useDeskAction({
    act: async (entries: ReadonlyArray<{ at: string; typed: string }>) => ({
      entries,
      outcome: await call('POST', pathOf(paths.deskEntries, { id }), { entries: [...entries] }),
    }),
    done: ({ outcome }) => outcomeText(outcome),
    onDone: ({ entries, outcome }) => typed.sent(entries, outcome.differing),
  });
  const submit = () => {
    const entries = open.flatMap(({ at }) => {
      const text = typed.textOf(at).trim();
      return text === '' ? [] : [{ at, typed: text }];
    });
    setEmpty(entries.length === 0);
    if (entries.length > 0) run(entries);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ul className="flex flex-col gap-4">
        {open.map((figure) => (
          <FigureField
            key={figure.at}
            figure={figure}
            text={typed.textOf(figure.at)}
            onText={(text) => typed.type(figure.at, text)}
            misses={typed.missesOf(figure.at)}
            differs={typed.differs(figure.at)}
          />
        ))}
      </ul>
      <Failure sentence={empty ? m.desk_entries_empty() : failure} />
      <Button type="submit" size="main" className="sm:self-start" disabled={isPending}>
        {isPending ? m.desk_working() : m.desk_entries_send()}
      </Button>
    </form>
  );
}

function outcomeText({ differing, open, returned }: { differing: readonly string[]; open: number; returned: boolean }) {
  if (returned) return m.desk_entries_returned();
  if (differing.length === 1) return m.desk_entries_differ_one();
  if (differing.length > 1) return m.desk_entries_differ({ count: differing.length });
  return open === 0 ? m.desk_entries_all_right() : m.desk_entries_right();
}
