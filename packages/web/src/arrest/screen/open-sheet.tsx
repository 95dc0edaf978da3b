import {
  type ArrestEvent,
  type ArrestEventData,
  type CueDrug,
  doseSteps,
  isPregnant,
  type ReadBackBy,
} from '@first60/clinical';
import { causesOf, factsOf, rolesOf } from './log-facts.ts';
import { RHYTHMS } from './rhythms.ts';
import type { SheetName } from './sheet-name.ts';
import { AirwaySheet } from './sheets/airway-sheet.tsx';
import { CausesSheet } from './sheets/causes-sheet.tsx';
import { DrugSheet } from './sheets/drug-sheet.tsx';
import { EndSheet } from './sheets/end-sheet.tsx';
import { FactsSheet } from './sheets/facts-sheet.tsx';
import { LogSheet } from './sheets/log-sheet.tsx';
import { MoreSheet } from './sheets/more-sheet.tsx';
import { NoteSheet } from './sheets/note-sheet.tsx';
import { NowSheet } from './sheets/now-sheet.tsx';
import { PatientSheet } from './sheets/patient-sheet.tsx';
import { ReadBack } from './sheets/read-back.tsx';
import { RhythmSheet } from './sheets/rhythm-sheet.tsx';
import { RolesSheet } from './sheets/roles-sheet.tsx';
import { VitalsSheet } from './sheets/vitals-sheet.tsx';
import type { Running } from './use-running.ts';
import { reasonOf } from './words/reason.ts';

interface OpenSheetProps {
  name: SheetName;
  running: Running;
  onOpen: (name: SheetName) => void;
  onClose: () => void;
  onGiven: (drug: CueDrug, checkedBy?: ReadBackBy) => void;
  /** A weight entered before the arrest that nobody has confirmed for this patient. */
  left: string | undefined;
  /** Passes the weight to every screen of the app; undefined if it was cleared. */
  onPatient: (weight: string | undefined) => void;
  rate: number | undefined;
  onRate: (perMin: number) => void;
  onEnd: () => void;
  onCancel: () => void;
  onSecond: () => void;
}

/** The open list. A press that logs an event closes it, except in lists where several events are logged in a row. */
export function OpenSheet({ name, running, onOpen, onClose, ...on }: OpenSheetProps) {
  const { state, plan, cues, press } = running;
  const log = (...data: ArrestEventData[]) => {
    press(...data);
    onClose();
  };
  switch (name) {
    case 'airway':
      return <AirwaySheet onClose={onClose} onLog={log} />;
    case 'epinephrine': {
      const drug = running.drugs.find((one) => one.drug === plan?.epinephrine.drug);
      return drug && <ReadBack drug={drug} onClose={onClose} onGiven={on.onGiven} />;
    }
    case 'drugs':
      return (
        <DrugSheet
          drugs={running.drugs}
          isRosc={state.phase === 'rosc'}
          runsOf={(id) => {
            const drug = plan?.drugs.find((one) => one.id === id);
            if (plan === undefined || drug?.steps === undefined) return undefined;
            return { steps: doseSteps(drug, plan, running.patient, state.drugs), afterRosc: drug.afterRosc?.text };
          }}
          onClose={onClose}
          onWeigh={() => onOpen('patient')}
          onGiven={on.onGiven}
        />
      );
    case 'rhythm':
      return (
        <RhythmSheet
          rhythms={RHYTHMS[state.layout]}
          plan={state.plan}
          onClose={onClose}
          onRhythm={(rhythm) => log({ kind: 'rhythm', rhythm })}
        />
      );
    case 'now':
      return (
        <NowSheet
          cues={cues}
          reason={reasonOf(running) ?? ''}
          onClose={onClose}
          onDone={(task) => press({ kind: 'task', task })}
        />
      );
    case 'vitals':
      return <VitalsSheet onClose={onClose} onLog={press} />;
    case 'log':
      return <LogSheet running={running} onClose={onClose} />;
    case 'note':
      return <NoteSheet onClose={onClose} onLog={press} />;
    case 'roles':
      return <RolesSheet filled={rolesOf(state.rows)} onClose={onClose} onLog={press} />;
    case 'end':
      return <EndSheet onClose={onClose} onEnd={on.onEnd} />;
    case 'causes':
      return plan && <CausesSheet plan={plan} known={causesOf(state.rows)} onClose={onClose} onLog={press} />;
    case 'facts':
      return (
        plan && <FactsSheet running={running} plan={plan} known={factsOf(state.rows)} onClose={onClose} onLog={press} />
      );
    case 'patient': {
      const { weight = '', basis = 'entered' } = state.patient;
      const change = (...data: ArrestEventData[]) => {
        press(...data);
        const known = data.find(({ kind }) => kind === 'patient');
        if (known?.kind === 'patient') on.onPatient(known.weight);
      };
      const { plan: whose, layout } = state;
      return (
        <PatientSheet
          weight={weight}
          left={on.left}
          basis={basis}
          plan={whose}
          newborn={state.newborn}
          layout={layout}
          onClose={onClose}
          onLog={change}
        />
      );
    }
    case 'more':
      return (
        <MoreSheet
          log={running.log}
          plan={plan}
          course={state}
          causesSeen={causesOf(state.rows).size}
          core={state.core}
          isTrauma={state.trauma}
          isPregnant={plan !== undefined && isPregnant(plan, state)}
          onClose={onClose}
          onOpen={onOpen}
          onLog={log}
          rate={on.rate}
          onRate={on.onRate}
          onSecond={on.onSecond}
          onCancel={mayCancel(state.log, running.t) ? on.onCancel : undefined}
        />
      );
  }
}

/** How long a start can be canceled as a slip, in ms of arrest time. */
const SLIP_MS = 120_000;

/** Events that involve no patient care: the start with its choices, the roles, and what the clock did. */
const OF_THE_START: ReadonlySet<ArrestEventData['kind']> = new Set([
  'started',
  'plan',
  'began',
  'role',
  'clock-gap',
  'clock-changed',
]);

/**
 * True while a start can be canceled as a slip, which deletes its log. That is only possible while no care has been
 * logged.
 */
const mayCancel = (events: readonly ArrestEvent[], t: number): boolean =>
  t < SLIP_MS && events.every(({ data }) => OF_THE_START.has(data.kind));
