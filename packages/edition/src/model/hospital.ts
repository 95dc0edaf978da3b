/** Services that a hospital is reported to offer. This is a report, not a formal designation. */
export type Specialty = 'trauma' | 'cardiac' | 'stroke' | 'ecmo';

/** A statement in a hospital's record that a source can support. */
export type HospitalFact = Specialty | 'name' | 'address' | 'phone' | 'location' | 'note';

export interface HospitalSource {
  readonly title: string;
  /** Year or date of the work, or 'undated'. */
  readonly edition: string;
  /**
   * Origin of the statement: the hospital or its ministry, a study, a newspaper, an encyclopedia or directory, or a
   * contact block written by the hospital's own staff. A contact block is never enough to confirm a fact.
   */
  readonly basis: 'official' | 'study' | 'press' | 'encyclopedia' | 'directory' | 'contact-block';
  readonly url?: string;
  readonly supports: readonly HospitalFact[];
}

/** A receiving hospital. `maps_url` keeps the spelling of the requirements. */
export interface Hospital {
  readonly id: string;
  readonly name: string;
  readonly nameArabic: string;
  /** Compared exactly by the city filter. */
  readonly city: string;
  /** True only when a source reports the service; false means that no source was found, not that there is no service. */
  readonly badges: Readonly<Record<Specialty, boolean>>;
  /** A point on the map when a source states one, otherwise a search for the name: never a guessed point. */
  readonly maps_url: string;
  /** E.164; null when the only source found was a third party's list. */
  readonly phone: string | null;
  readonly address: string;
  /** Something that a crew should know before driving there. */
  readonly note?: string;
  readonly sources: readonly HospitalSource[];
  /** Fields that are shown with a mark. The owner has to confirm them before anybody relies on them. */
  readonly review: readonly ('phone' | 'address')[];
}
