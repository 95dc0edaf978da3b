import type { ArrestEventData, ArrestPlan, Circumstance, ColdCore } from '@first60/clinical';
import { ThemePicker } from '../../../device/theme-picker.tsx';
import { m } from '../../../paraglide/messages.js';
import type { ArrestLog } from '../../log/arrest-log.ts';
import { useVoice } from '../../sound/voice.ts';
import { BEGAN_BEFORE, beganBy, MINUTE_MS } from './began-before.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { OtherArrests } from './other-arrests.tsx';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

/** A list that is opened by a row of this one. */
type MorePart = 'causes' | 'vitals' | 'log' | 'roles' | 'facts' | 'note' | 'end';

interface MoreSheetProps {
  log: ArrestLog;
  plan: ArrestPlan | undefined;
  course: { readonly plan: 'adult' | 'child'; readonly layout: 'als' | 'bls'; readonly began: number };
  causesSeen: number;
  core: ColdCore | undefined;
  isTrauma: boolean;
  isPregnant: boolean;
  rate: number | undefined;
  onClose: () => void;
  onOpen: (part: MorePart) => void;
  onLog: (data: ArrestEventData) => void;
  onRate: (perMin: number) => void;
  onSecond: () => void;
  /** Cancels a start that was a slip. Absent when that is no longer possible. */
  onCancel: (() => void) | undefined;
}

const PLAIN: ReadonlyArray<readonly ['compressor' | 'left' | 'arrived' | 'handed-over', () => string]> = [
  ['compressor', m.arrest_event_compressor],
  ['left', m.arrest_event_left],
  ['arrived', m.arrest_event_arrived],
  ['handed-over', m.arrest_event_handed_over],
];

/** The options for a cold core: those that the plan has a rule for. */
const coresOf = (plan: ArrestPlan | undefined): ReadonlyArray<readonly [ColdCore, () => string]> => [
  ['cold', m.arrest_cold],
  ...(plan?.cold.notMeasuredText === undefined ? [] : [['cold-not-measured', m.arrest_cold_not_measured] as const]),
  ...(plan?.cool === undefined ? [] : [['cool', m.arrest_cool] as const]),
];

interface CircumstanceRowProps {
  of: Circumstance;
  label: string;
  holds: boolean;
  onLog: (data: ArrestEventData) => void;
}

function CircumstanceRow({ of, label, holds, onLog }: CircumstanceRowProps) {
  return (
    <SheetRow
      title={label}
      pressed={holds}
      end={holds ? m.arrest_yes() : m.arrest_no()}
      onPress={() => onLog({ kind: 'circumstance', circumstance: of, holds: !holds })}
    />
  );
}

/** Everything else. One more press logs it or opens its list. */
export function MoreSheet(props: MoreSheetProps) {
  const { plan, course, onOpen, onLog } = props;
  const [isVoiceOn, setVoice] = useVoice();
  return (
    <Sheet title={m.arrest_more()} onClose={props.onClose}>
      <OtherArrests of={props.log} />
      <SheetRow title={m.arrest_event_compressor()} onPress={() => onLog({ kind: 'compressor' })} />
      {plan && (
        <SheetRow
          title={m.arrest_causes()}
          end={m.arrest_count_of({ count: props.causesSeen, of: plan.causes.length })}
          onPress={() => onOpen('causes')}
        />
      )}
      <SheetRow title={m.arrest_vitals()} onPress={() => onOpen('vitals')} />
      <SheetRow title={m.arrest_log()} detail={m.arrest_log_text()} onPress={() => onOpen('log')} />
      {coresOf(plan).map(([core, label]) => (
        <CircumstanceRow key={core} of={core} label={label()} holds={props.core === core} onLog={onLog} />
      ))}
      <CircumstanceRow of="trauma" label={m.arrest_trauma()} holds={props.isTrauma} onLog={onLog} />
      {plan?.pregnant && (
        <CircumstanceRow of="pregnant" label={m.arrest_pregnant()} holds={props.isPregnant} onLog={onLog} />
      )}
      <ChoiceGrid
        title={m.arrest_began_earlier()}
        narrow
        choices={BEGAN_BEFORE.map((minutes) => ({
          value: minutes,
          label: m.arrest_minutes_before({ minutes }),
          pressed: course.began === -minutes * MINUTE_MS,
        }))}
        onChoose={(minutes) => onLog({ kind: 'began', before: beganBy(minutes, -course.began) })}
      />
      <SheetRow title={m.arrest_note()} onPress={() => onOpen('note')} />
      <SheetRow title={m.arrest_roles()} onPress={() => onOpen('roles')} />
      {PLAIN.slice(1).map(([kind, label]) => (
        <SheetRow key={kind} title={label()} onPress={() => onLog({ kind })} />
      ))}
      {plan && <SheetRow title={m.arrest_facts()} onPress={() => onOpen('facts')} />}
      {/* Placed far from where a thumb lands, because it deletes everything. */}
      {props.onCancel && (
        <SheetRow title={m.arrest_cancel()} detail={m.arrest_cancel_text()} onPress={props.onCancel} />
      )}
      <SheetRow title={m.arrest_end()} onPress={() => onOpen('end')} />
      {plan && (
        <ChoiceGrid
          title={m.arrest_metronome_rate()}
          narrow
          choices={plan.compressions.choices.map((value) => ({
            value,
            label: String(value),
            pressed: value === props.rate,
          }))}
          onChoose={props.onRate}
        />
      )}
      <ChoiceGrid
        title={m.arrest_layout()}
        choices={[
          { value: 'als', label: m.arrest_layout_als(), pressed: course.layout === 'als' },
          { value: 'bls', label: m.arrest_layout_bls(), pressed: course.layout === 'bls' },
        ]}
        onChoose={(layout) => onLog({ kind: 'plan', plan: course.plan, layout })}
      />
      <SheetRow
        title={m.arrest_voice()}
        pressed={isVoiceOn}
        end={isVoiceOn ? m.arrest_yes() : m.arrest_no()}
        onPress={() => setVoice(!isVoiceOn)}
      />
      <SheetRow title={m.arrest_second()} detail={m.arrest_second_text()} onPress={props.onSecond} />
      <div className="flex items-center justify-between">
        <span className="font-semibold">{m.theme_label()}</span>
        <ThemePicker />
      </div>
    </Sheet>
  );
}
