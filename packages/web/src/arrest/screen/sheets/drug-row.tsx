import { UsersRound } from 'lucide-react';
import { useId } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { asksWeight, doseDetail, doseFlags, doseOfStrength } from '../words/dose-words.ts';
import type { OfferedDrug } from '../words/offered-drugs.ts';
import { WINDOW_WORDS } from '../words/window-words.ts';
import { SheetRow } from './sheet-row.tsx';

interface DrugRowProps {
  drug: OfferedDrug;
  /** The card's text that replaces the dose when a pulse is back. */
  said: string | undefined;
  onPress: () => void;
  onGiven: () => void;
  onRead: () => void;
}

/** A button with name and dose, and below it the indication and what to know before giving the drug. */
export function DrugRow({ drug, said, onPress, onGiven, onRead }: DrugRowProps) {
  const id = useId();
  const { name, dose, words, instead, withheld } = drug;
  const isSpent = dose.kind === 'none' && /reached|given/.test(dose.because);
  const isUnknown = asksWeight(dose);
  const waits = drug.series?.isBegun === false;
  const detail = [doseDetail(dose, drug.route), ...doseFlags(dose, drug.series)]
    .filter((text) => text !== '')
    .join('. ');
  return (
    <div className="flex shrink-0 flex-col gap-1 border-b border-line-soft pb-2">
      <div className="flex items-stretch gap-2 *:first:flex-1">
        <SheetRow
          title={name}
          dimmed={
            isSpent ||
            drug.isOther ||
            drug.isNotInCold ||
            drug.isNotInBleeding ||
            instead !== undefined ||
            withheld !== undefined ||
            waits
          }
          describedBy={id}
          detail={
            <>
              <span className="block font-bold">
                <ClinicalText text={said ?? doseOfStrength(dose)} />
              </span>
              <span className="block text-sm">
                <ClinicalText text={detail} />
              </span>
            </>
          }
          end={drug.window && WINDOW_WORDS[drug.window]()}
          onPress={onPress}
        />
        <button
          type="button"
          aria-label={isUnknown ? m.arrest_given_unknown_of({ drug: name }) : m.arrest_read_back_of({ drug: name })}
          onClick={isUnknown ? onGiven : onRead}
          className={`flex shrink-0 flex-col items-center justify-center rounded-lg border-2 border-line text-xs leading-tight font-semibold ${isUnknown ? 'w-24' : 'w-14'}`}
        >
          {isUnknown ? (
            m.arrest_given_unknown()
          ) : (
            <>
              <UsersRound aria-hidden className="size-5" />
              {m.arrest_check_short()}
            </>
          )}
        </button>
      </div>
      <p id={id} className="px-1 text-sm leading-snug">
        {instead !== undefined && <strong className="block">{m.arrest_given_instead({ drug: instead })}</strong>}
        {waits && instead === undefined && <strong className="block">{m.arrest_no_first_dose()}</strong>}
        {[...(withheld === undefined ? [] : [withheld]), ...drug.newborn].map((line) => (
          <strong key={line} className="block">
            <ClinicalText text={line} />
          </strong>
        ))}
        {words && (
          <>
            <b className="font-semibold">
              <ClinicalText text={`${words.indication}.`} />
            </b>{' '}
            <ClinicalText text={words.conditions} />
          </>
        )}
      </p>
    </div>
  );
}
