import type { CertificationLevel, User } from '@first60/contract';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { queryValues } from '../../addresses/query-values.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { patientText } from '../../patient/patient.ts';
import { Screen } from '../../ui/screen.tsx';
import { takePress } from '../arrest-press.ts';
import { deleteArrest, endArrest, startLog } from '../log/arrest-logs.ts';
import { bringToFront } from '../log/front-arrest.ts';
import { useFrontArrest } from '../log/use-arrest-logs.ts';
import { closeSound, openSound } from '../sound/arrest-sound.ts';
import { planOfWeight, readTypedWeight } from './arrest-weight.ts';
import { RunningArrest } from './running-arrest.tsx';
import { StartPage } from './start-page.tsx';

/** Certification levels of crews that use an AED and do not give arrest drugs. */
const BASIC: ReadonlySet<CertificationLevel> = new Set(['Emergency Medicine Technician', 'Dispatch Specialist']);

/** The layout for a new arrest. Without a certification level it is the one with more functions. */
const layoutOf = (level: CertificationLevel | null): 'als' | 'bls' =>
  level !== null && BASIC.has(level) ? 'bls' : 'als';

/**
 * The arrest screen: it starts an arrest if its address requests one, shows the running one, or shows the start page.
 */
export function ArrestScreen({ user }: { user: Pick<User, 'id' | 'certificationLevel'> }) {
  const edition = useEdition();
  const [, navigate] = useLocation();
  const { start } = queryValues(useSearch(), ['start']);
  const log = useFrontArrest(user.id);

  // The weight entered before the arrest. It counts only after the crew has confirmed it, because it may belong to the
  // previous patient.
  const [left, setLeft] = useState<{ readonly code: string; readonly weight: string | undefined }>();

  /** `isOther`: nothing is known about a second patient, whatever was entered for the first. */
  const begin = (plan: 'adult' | 'child' | undefined, practice: boolean, isOther = false) => {
    const weight = readTypedWeight(isOther ? '' : patientText('weight'), plan ?? 'adult');
    const press = takePress();
    const code = startLog({
      user: user.id,
      plan: plan ?? (weight.kind === 'weight' ? planOfWeight(weight.value) : 'adult'),
      edition: edition.sha256,
      practice,
      layout: layoutOf(user.certificationLevel),
      ...(press && { at: press }),
    });
    // Always a new object, because before the first paint nothing else renders the arrest that has begun.
    setLeft({ code, weight: weight.kind === 'weight' ? weight.value.toFixed() : undefined });
    bringToFront(code);
    openSound();
  };
  const beginByAddress = useEffectEvent(() => {
    // Removed from the address immediately, so that a reload or Back does not start another one.
    navigate('/code', { replace: true });
    if (log === undefined) begin(start === 'adult' || start === 'child' ? start : undefined, false);
    else takePress();
  });
  // Runs before anything is painted, because the clock's digits come first.
  useLayoutEffect(() => {
    if (start !== '') beginByAddress();
  }, [start]);

  if (log === undefined) {
    if (start !== '') return null;
    return <StartPage hasPlan={edition.codes !== undefined} onStart={(practice) => begin(undefined, practice)} />;
  }
  return (
    <Screen title={m.arrest_title()} quietTitle>
      <RunningArrest
        key={log.code}
        log={log}
        left={left?.code === log.code ? left.weight : undefined}
        onCancel={() => {
          closeSound();
          void deleteArrest(log.code);
        }}
        onEnd={() => {
          closeSound();
          endArrest(log.code);
          navigate(`/code/log/${log.code}`);
        }}
        onSecond={() => begin(undefined, log.started?.practice ?? false, true)}
      />
    </Screen>
  );
}
