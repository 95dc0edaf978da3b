import { type DeskOverview, paths } from '@first60/contract';
import type { Edition } from '@first60/edition';
import { type Manifest, signedRecall } from '@first60/seal';
import { Fingerprint } from 'lucide-react';
import { useMemo, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Failure } from '../failure.tsx';
import { listedKeys, signWith } from '../passkey/passkey.ts';
import { useDeskAction } from '../use-desk-action.ts';
import { ChoiceList } from './choice-list.tsx';
import { choicesOf, RECALL_KINDS, type RecallChoice, type RecallKind } from './recall-choice.ts';
import { recallText } from './recall-event.ts';
import { kindWord } from './recall-words.ts';

interface NewRecallProps {
  desk: DeskOverview;
  agency: string;
  edition: Edition;
  manifest: Manifest;
}

/** A new recall: its kind, the item, the reason, and a signature. */
export function NewRecall({ desk, agency, edition, manifest }: NewRecallProps) {
  const [kind, setKind] = useState<RecallKind>();
  const [choice, setChoice] = useState<RecallChoice>();
  const [reason, setReason] = useState('');
  const choices = useMemo(() => (kind === undefined ? [] : choicesOf(kind, edition)), [kind, edition]);
  const { call, signal } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: async ({ target }: RecallChoice) => {
      const { events } = await call('GET', paths.contentRecalls);
      const text = recallText(target, manifest, { agency, events, reason: reason.trim(), at: Date.now() });
      if (text === undefined) throw new Error('The published edition does not hold it');
      const assertion = await signWith(listedKeys(desk.me), signedRecall(text), desk.places, signal);
      return call('POST', paths.deskRecalls, { text, assertion });
    },
    done: ({ message }) => message,
    onDone: () => {
      setKind(undefined);
      setChoice(undefined);
      setReason('');
    },
  });
  const chooseKind = (next: string) => {
    setKind(RECALL_KINDS.find((one) => one === next));
    setChoice(undefined);
  };
  const reasons = [m.desk_recall_reason_dose(), m.desk_recall_reason_strength(), m.desk_recall_reason_step()];
  return (
    <>
      <ChoiceChips
        label={m.desk_recall_what()}
        chosen={kind ?? ''}
        onChoose={chooseKind}
        chips={RECALL_KINDS.map((value) => ({ value, label: kindWord(value) }))}
      />
      {kind !== undefined && choice === undefined && (
        <ChoiceList key={kind} choices={choices} label={m.desk_recall_search()} onChoose={setChoice} />
      )}
      {choice !== undefined && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border-2 border-accent p-3">
            <p className="min-w-0 font-bold wrap-anywhere">
              {choice.label}
              {choice.detail !== '' && <span className="block font-normal text-ink-2">{choice.detail}</span>}
            </p>
            <Button variant="secondary" onClick={() => setChoice(undefined)}>
              {m.desk_recall_other()}
            </Button>
          </div>
          <ChoiceChips
            label={m.desk_recall_reasons()}
            chosen={reason}
            onChoose={setReason}
            chips={reasons.map((value) => ({ value, label: value }))}
          />
          <TextAreaField
            name="recall-reason"
            label={m.desk_recall_reason()}
            hint={m.desk_recall_reason_hint()}
            value={reason}
            onValue={setReason}
          />
          <p>{m.desk_recall_sure()}</p>
          <Failure sentence={failure} />
          <Button
            variant="danger"
            size="main"
            className="sm:self-start"
            disabled={isPending || reason.trim() === ''}
            onClick={() => run(choice)}
          >
            <Fingerprint aria-hidden className="size-5 shrink-0" />
            {isPending ? m.desk_passkey_asking() : m.desk_recall_sign()}
          </Button>
        </>
      )}
    </>
  );
}
