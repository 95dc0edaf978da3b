import type { ArrestEventData, ArrestPlan, ArrestState } from '@first60/clinical';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { ClinicalText } from '../../../../edition/clinical-text.tsx';
import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { CONTROL_CLASS, FieldFrame } from '../../../../ui/fields/field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { record } from '../../../log/arrest-logs.ts';
import { eventWords } from '../../words/event-words.ts';
import { forgottenIn } from './forgotten.ts';
import { TimeField, timeOfText, typedTime } from './time-field.tsx';

interface AddEventProps {
  code: string;
  state: ArrestState;
  plan: ArrestPlan | undefined;
  /** Milliseconds of arrest time: now, or the end of the log. */
  latest: number;
}

/** Adds something that was done but not logged, with its time. */
export function AddEvent(props: AddEventProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AddForm {...props} onDone={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="shrink-0 print:hidden" onClick={() => setOpen(true)}>
      <ListPlus aria-hidden className="size-5 shrink-0" />
      {m.arrest_add()}
    </Button>
  );
}

function AddForm({ code, state, plan, latest, onDone }: AddEventProps & { onDone: () => void }) {
  const [id, setId] = useState('');
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState(typedTime(latest));
  const [errors, setErrors] = useState<{ what?: string; typed?: string; time?: string }>({});
  const groups = forgottenIn(state, plan).filter(({ choices }) => choices.length > 0);
  const chosen = groups.flatMap(({ choices }) => choices).find((choice) => choice.id === id);
  const at = timeOfText(time, latest);
  const data = chosen?.dataAt(at.t ?? latest, typed);
  const add = () => {
    if (data === undefined) return setErrors({ what: m.arrest_add_choose() });
    if (typeof data === 'string') return setErrors({ typed: data });
    if (at.t === undefined) return setErrors({ time: at.why });
    addLater(code, data, at.t);
    onDone();
  };
  return (
    <form
      noValidate
      className="flex shrink-0 flex-col gap-3 rounded-lg border-2 border-line p-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <FieldFrame name="forgotten" label={m.arrest_add_what()} error={errors.what}>
        {(control) => (
          <select
            {...control}
            value={id}
            onChange={(event) => {
              setId(event.target.value);
              setTyped('');
              setErrors({});
            }}
            className={CONTROL_CLASS}
          >
            <option value="">{m.arrest_add_choose()}</option>
            {groups.map(({ title, choices }) => (
              <optgroup key={title} label={title}>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      {chosen?.asks !== undefined && (
        <TextField
          name="typed"
          label={chosen.asks}
          value={typed}
          error={errors.typed}
          inputMode={id === 'note' ? 'text' : 'decimal'}
          autoComplete="off"
          onValue={(value) => {
            setTyped(value);
            setErrors({});
          }}
        />
      )}
      {chosen?.hint !== undefined && <p className="text-ink-2">{chosen.hint}</p>}
      <TimeField
        text={time}
        error={errors.time}
        onText={(value) => {
          setTime(value);
          setErrors({});
        }}
      />
      {typeof data === 'object' && data.kind === 'drug' && (
        <p className="font-bold">
          <ClinicalText text={eventWords(data, plan) ?? ''} />
          {data.amount === undefined && data.unknown !== true && `, ${m.arrest_add_no_dose()}`}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit">{m.arrest_add_now()}</Button>
        <Button variant="secondary" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}

/** The log keeps both the time of the event and the time when it was added. */
function addLater(code: string, data: ArrestEventData, t: number): void {
  record(code, data, ({ id }) => [{ kind: 'amended', of: id, t, added: true }]);
}
