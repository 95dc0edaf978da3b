/**
 * The weight of children of one age, in kg as decimal text, at the given numbers of standard deviations from the
 * median.
 */
export interface GrowthRow {
  readonly months: number;
  readonly minus3: string;
  readonly plus2: string;
  readonly plus3: string;
}

/**
 * Weight for age from birth to 18 years. The -3 SD value is for the sex that is lighter at this age. The +2 and +3 SD
 * values are both for the sex that is heavier at +4 SD.
 *
 * Sources. 0 to 60 months: WHO Child Growth Standards 2006, weight-for-age, tables of z-scores. 72 to 120 months: WHO
 * Reference 2007, weight-for-age, expanded tables. WHO has no weight for age beyond 10 years. 132 to 216 months: 2000
 * CDC growth charts, wtage.csv, calculated from L, M and S half a month above the age, M (1 + L S z)^(1/L), for -3 and
 * +2 SD. CDC does not extrapolate beyond that: its +3 SD is above +2 SD by half the distance from the median to +2 SD
 * ("modified z-scores").
 */
export const GROWTH: readonly GrowthRow[] = [
  { months: 0, minus3: '2.0', plus2: '4.4', plus3: '5.0' },
  { months: 1, minus3: '2.7', plus2: '5.8', plus3: '6.6' },
  { months: 2, minus3: '3.4', plus2: '7.1', plus3: '8.0' },
  { months: 3, minus3: '4.0', plus2: '8.0', plus3: '9.0' },
  { months: 4, minus3: '4.4', plus2: '8.7', plus3: '9.7' },
  { months: 6, minus3: '5.1', plus2: '9.8', plus3: '10.9' },
  { months: 9, minus3: '5.8', plus2: '11.0', plus3: '12.3' },
  { months: 12, minus3: '6.3', plus2: '11.5', plus3: '13.1' },
  { months: 24, minus3: '8.1', plus2: '14.8', plus3: '17.0' },
  { months: 36, minus3: '9.6', plus2: '18.1', plus3: '20.9' },
  { months: 48, minus3: '10.9', plus2: '21.5', plus3: '25.2' },
  { months: 60, minus3: '12.1', plus2: '24.9', plus3: '29.5' },
  { months: 72, minus3: '13.471', plus2: '27.845', plus3: '33.448' },
  { months: 84, minus3: '14.75', plus2: '31.443', plus3: '38.274' },
  { months: 96, minus3: '16.291', plus2: '35.776', plus3: '44.128' },
  { months: 108, minus3: '18.146', plus2: '40.958', plus3: '51.149' },
  { months: 120, minus3: '20.286', plus2: '46.89', plus3: '59.177' },
  { months: 132, minus3: '22.78', plus2: '60.80', plus3: '72.50' },
  { months: 144, minus3: '25.18', plus2: '68.27', plus3: '81.49' },
  { months: 156, minus3: '27.95', plus2: '75.05', plus3: '89.58' },
  { months: 168, minus3: '31.43', plus2: '80.69', plus3: '96.29' },
  { months: 180, minus3: '34.94', plus2: '85.02', plus3: '101.46' },
  { months: 192, minus3: '37.38', plus2: '88.11', plus3: '105.19' },
  { months: 204, minus3: '39.01', plus2: '96.51', plus3: '112.42' },
  { months: 216, minus3: '39.86', plus2: '100.11', plus3: '116.52' },
];
