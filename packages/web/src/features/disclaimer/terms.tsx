import { DISCLAIMER_VERSION } from '@first60/contract';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { lastUpdated } from './last-updated.ts';

/** Changing this text requires a new DISCLAIMER_VERSION, so that every user is asked again. */
const TOPICS = [
  { title: m.disclaimer_reference_title, text: m.disclaimer_reference },
  { title: m.disclaimer_verification_title, text: m.disclaimer_verification },
  { title: m.disclaimer_professional_title, text: m.disclaimer_professional },
  { title: m.disclaimer_advice_title, text: m.disclaimer_advice },
  { title: m.disclaimer_liability_title, text: m.disclaimer_liability },
  { title: m.disclaimer_accuracy_title, text: m.disclaimer_accuracy },
];

const DUTIES = [
  m.disclaimer_duty_licensed,
  m.disclaimer_duty_direction,
  m.disclaimer_duty_supply,
  m.disclaimer_duty_privacy,
  m.disclaimer_duty_account,
  m.disclaimer_duty_update,
];

export function Terms() {
  return (
    <div className="flex flex-col gap-4">
      {TOPICS.map(({ title, text }) => (
        <div key={title()}>
          <h2 className="font-bold">{title()}</h2>
          <p>{text()}</p>
        </div>
      ))}
      <div>
        <h2 className="font-bold">{m.disclaimer_duties_title()}</h2>
        <ul className="list-disc ps-5">
          {DUTIES.map((duty) => (
            <li key={duty()}>{duty()}</li>
          ))}
        </ul>
      </div>
      <p className="font-bold">{m.disclaimer_last_updated({ date: lastUpdated(DISCLAIMER_VERSION, getLocale()) })}</p>
    </div>
  );
}
