/** What a receiving hospital is reported to offer. A report, not a formal designation. */
export type Specialty = 'trauma' | 'cardiac' | 'stroke' | 'ecmo';

/** A statement of a hospital's record that a source can stand for. */
export type HospitalFact = Specialty | 'name' | 'address' | 'phone' | 'location' | 'note';

export interface HospitalSource {
  readonly title: string;
  /** Year or date of the work, or 'undated'. */
  readonly edition: string;
  /**
   * Who says it: the hospital or its ministry, a study, a newspaper, an encyclopedia or directory, or a contact
   * block written by the hospital's own staff. The last is never enough for a fact to count as confirmed.
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
  /** True only where a source reports the service; false says that no source was found, not that there is none. */
  readonly badges: Readonly<Record<Specialty, boolean>>;
  /** A point on the map where a source gives one, else a search for the name: never a guessed point. */
  readonly maps_url: string;
  /** E.164; null where no source but a third party's list was found. */
  readonly phone: string | null;
  readonly address: string;
  /** Something a crew should know before it drives there. */
  readonly note?: string;
  readonly sources: readonly HospitalSource[];
  /** Shown with a mark and to be confirmed by the owner before anybody relies on it. */
  readonly review: readonly ('phone' | 'address')[];
}
