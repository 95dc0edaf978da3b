import type { Hospital, HospitalSource } from '@first60/edition';
import { SourceLink } from '../../edition/source-link.tsx';
import { m } from '../../paraglide/messages.js';
import { Fold } from '../../ui/fold.tsx';

const BASIS: Record<HospitalSource['basis'], () => string> = {
  official: m.hospitals_basis_official,
  study: m.hospitals_basis_study,
  press: m.hospitals_basis_press,
  encyclopedia: m.hospitals_basis_encyclopedia,
  directory: m.hospitals_basis_directory,
  'contact-block': m.hospitals_basis_contact_block,
};

const FACTS: Record<HospitalSource['supports'][number], () => string> = {
  name: m.hospitals_fact_name,
  address: m.hospitals_fact_address,
  phone: m.hospitals_fact_phone,
  location: m.hospitals_fact_location,
  note: m.hospitals_fact_note,
  trauma: m.hospitals_trauma,
  cardiac: m.hospitals_cardiac,
  stroke: m.hospitals_stroke,
  ecmo: m.hospitals_ecmo,
};

/** The source of each statement on the card, folded. */
export function HospitalSources({ hospital: { sources } }: { hospital: Hospital }) {
  return (
    <Fold title={m.hospitals_sources({ count: sources.length })}>
      <ul className="flex flex-col gap-2 text-sm">
        {sources.map((source) => (
          <li
            key={source.title}
            className="flex items-center justify-between gap-2 max-[16.5rem]:flex-col max-[16.5rem]:items-start"
          >
            <span className="min-w-0">
              <span>{source.title}</span>{' '}
              <span className="text-ink-2">
                ({source.edition}; {BASIS[source.basis]()})
              </span>
              <span className="block text-ink-2">
                {m.hospitals_supports({ facts: source.supports.map((fact) => FACTS[fact]()).join(', ') })}
              </span>
            </span>
            {source.url !== undefined && (
              <SourceLink url={source.url} label={m.hospitals_open_source({ title: source.title })} />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
