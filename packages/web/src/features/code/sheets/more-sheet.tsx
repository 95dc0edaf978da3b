import type { Circumstance, CodeEventData, CodePlan, ColdCore } from '@first60/clinical';
import type { CodeLog } from '../../../code/log/code-log.ts';
import { useVoice } from '../../../code/sound/voice.ts';
import { ThemePicker } from '../../../device/theme-picker.tsx';
import { m } from '../../../paraglide/messages.js';
import { BEGAN_BEFORE, beganBy, MINUTE_MS } from './began-before.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { OtherCodes } from './other-codes.tsx';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

/** A list of its own behind a row of this one. */
type MorePart = 'causes' | 'vitals' | 'log' | 'roles' | 'facts' | 'note' | 'end';

interface MoreSheetProps {
  log: CodeLog;
  plan: CodePlan | undefined;
  course: { readonly plan: 'adult' | 'child'; readonly layout: 'als' | 'bls'; readonly began: number };
  causesSeen: number;
  core: ColdCore | undefined;
  isTrauma: boolean;
  isPregnant: boolean;
  rate: number | undefined;
  onClose: () => void;
  onOpen: (part: MorePart) => void;
  onLog: (data: CodeEventData) => void;
  onRate: (perMin: number) => void;
  onSecond: () => void;
  /** The start was a slip; absent once it can be none. */
  onCancel: (() => void) | undefined;
}

const PLAIN: ReadonlyArray<readonly ['compressor' | 'left' | 'arrived' | 'handed-over', () => string]> = [
  ['compressor', m.code_event_compressor],
  ['left', m.code_event_left],
  ['arrived', m.code_event_arrived],
  ['handed-over', m.code_event_handed_over],
];

/** What can be said of a cold core: that for which the plan has a rule. */
const coresOf = (plan: CodePlan | undefined): ReadonlyArray<readonly [ColdCore, () => string]> => [
  ['cold', m.code_cold],
  ...(plan?.cold.notMeasuredText === undefined ? [] : [['cold-not-measured', m.code_cold_not_measured] as const]),
  ...(plan?.cool === undefined ? [] : [['cool', m.code_cool] as const]),
];

interface CircumstanceRowProps {
  of: Circumstance;
  label: string;
  holds: boolean;
  onLog: (data: CodeEventData) => void;
}

function CircumstanceRow({ of, label, holds, onLog }: CircumstanceRowProps) {
  return (
    <SheetRow
      title={label}
      pressed={holds}
      end={holds ? m.code_yes() : m.code_no()}
      onPress={() => onLog({ kind: 'circumstance', circumstance: of, holds: !holds })}
    />
  );
}

/** Everything else: one more press logs it or opens its list. */
export function MoreSheet(props: MoreSheetProps) {
  const { plan, course, onOpen, onLog } = props;
  const [isVoiceOn, setVoice] = useVoice();
  return (
    <Sheet title={m.code_more()} onClose={props.onClose}>
      <OtherCodes of={props.log} />
      <SheetRow title={m.code_event_compressor()} onPress={() => onLog({ kind: 'compressor' })} />
      {plan && (
        <SheetRow
          title={m.code_causes()}
          end={m.code_count_of({ count: props.causesSeen, of: plan.causes.length })}
          onPress={() => onOpen('causes')}
        />
      )}
      <SheetRow title={m.code_vitals()} onPress={() => onOpen('vitals')} />
      <SheetRow title={m.code_log()} detail={m.code_log_text()} onPress={() => onOpen('log')} />
      {coresOf(plan).map(([core, label]) => (
        <CircumstanceRow key={core} of={core} label={label()} holds={props.core === core} onLog={onLog} />
      ))}
      <CircumstanceRow of="trauma" label={m.code_trauma()} holds={props.isTrauma} onLog={onLog} />
      {plan?.pregnant && (
        <CircumstanceRow of="pregnant" label={m.code_pregnant()} holds={props.isPregnant} onLog={onLog} />
      )}
      <ChoiceGrid
        title={m.code_began_earlier()}
        narrow
        choices={BEGAN_BEFORE.map((minutes) => ({
          value: minutes,
          label: m.code_minutes_before({ minutes }),
          pressed: course.began === -minutes * MINUTE_MS,
        }))}
        onChoose={(minutes) => onLog({ kind: 'began', before: beganBy(minutes, -course.began) })}
      />
      <SheetRow title={m.code_note()} onPress={() => onOpen('note')} />
      <SheetRow title={m.code_roles()} onPress={() => onOpen('roles')} />
      {PLAIN.slice(1).map(([kind, label]) => (
        <SheetRow key={kind} title={label()} onPress={() => onLog({ kind })} />
      ))}
      {plan && <SheetRow title={m.code_facts()} onPress={() => onOpen('facts')} />}
      {/* Far from where a thumb lands: it leaves nothing. */}
      {props.onCancel && <SheetRow title={m.code_cancel()} detail={m.code_cancel_text()} onPress={props.onCancel} />}
      <SheetRow title={m.code_end()} onPress={() => onOpen('end')} />
      {plan && (
        <ChoiceGrid
          title={m.code_metronome_rate()}
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
        title={m.code_layout()}
        choices={[
          { value: 'als', label: m.code_layout_als(), pressed: course.layout === 'als' },
          { value: 'bls', label: m.code_layout_bls(), pressed: course.layout === 'bls' },
        ]}
        onChoose={(layout) => onLog({ kind: 'plan', plan: course.plan, layout })}
      />
      <SheetRow
        title={m.code_voice()}
        pressed={isVoiceOn}
        end={isVoiceOn ? m.code_yes() : m.code_no()}
        onPress={() => setVoice(!isVoiceOn)}
      />
      <SheetRow title={m.code_second()} detail={m.code_second_text()} onPress={props.onSecond} />
      <div className="flex items-center justify-between">
        <span className="font-semibold">{m.theme_label()}</span>
        <ThemePicker />
      </div>
    </Sheet>
  );
}
