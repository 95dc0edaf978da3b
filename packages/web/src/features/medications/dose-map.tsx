import { ClinicalText } from '../../edition/clinical-text.tsx';
import { dosePartsOf } from './dose-parts.ts';

interface DoseMapProps {
  title: string;
  /** Dosing text by indication or scenario. */
  doses: Readonly<Record<string, string>>;
}

/** A dose with more characters than this is a sentence, which large type would only break up. */
const LARGE_TYPE_CHARACTERS = 22;

export function DoseMap({ title, doses }: DoseMapProps) {
  return (
    <section>
      <h4 className="mb-2 border-b border-line-soft pb-1 font-bold text-accent-ink">{title}</h4>
      <dl className="flex flex-col gap-3">
        {Object.entries(doses).map(([indication, text]) => {
          const { dose, beside } = dosePartsOf(text);
          const size = dose.length > LARGE_TYPE_CHARACTERS ? 'text-lg' : 'text-2xl max-xs:text-lg';
          return (
            <div key={indication}>
              <dt>{indication}</dt>
              <dd>
                <span className={`leading-tight font-extrabold ${size}`}>
                  <ClinicalText text={dose} />
                </span>{' '}
                {beside.length > 0 && (
                  <span className="font-semibold">
                    <ClinicalText text={beside.join(' · ')} />
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
