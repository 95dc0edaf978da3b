import type { Hospital } from '@first60/edition';
import type { Point } from '../../device/position.ts';

/** Mean radius of the Earth (IUGG). */
const EARTH_KM = 6371.0088;

/** Straight-line distance over the ground between two points in kilometers, by the haversine formula. */
export function kilometersBetween(one: Point, other: Point): number {
  const latitudes = haversine(radians(other.latitude - one.latitude));
  const longitudes = haversine(radians(other.longitude - one.longitude));
  const share = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/**
 * The point that a maps link leads to. Undefined if the link searches for a name, because the location is then
 * unconfirmed.
 */
export function pointOf({ maps_url }: Pick<Hospital, 'maps_url'>): Point | undefined {
  const query = URL.canParse(maps_url) ? new URL(maps_url).searchParams.get('query') : null;
  const [, latitude, longitude] = POINT.exec(query ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

export interface Placed {
  readonly hospital: Hospital;
  /** Kilometers from here. Undefined without a position or without a confirmed point. */
  readonly distance: number | undefined;
}

/** Sorted by distance from a position, nearest first. Hospitals without a confirmed point follow in directory order. */
export function nearestFirst(hospitals: readonly Hospital[], here: Point | undefined): Placed[] {
  return hospitals
    .map((hospital) => {
      const point = pointOf(hospital);
      return { hospital, distance: here && point && kilometersBetween(here, point) };
    })
    .sort(
      (one, other) => (one.distance ?? Number.POSITIVE_INFINITY) - (other.distance ?? Number.POSITIVE_INFINITY) || 0,
    );
}

/** "850 m", "3.2 km", "27 km": rounded as suits a straight-line distance, at least 50 m. */
export function roundedDistance(kilometers: number): { readonly value: string; readonly unit: 'm' | 'km' } {
  if (kilometers < 0.95) return { value: String(Math.max(1, Math.round(kilometers * 20)) * 50), unit: 'm' };
  return {
    value: kilometers < 9.95 ? String(Math.round(kilometers * 10) / 10) : String(Math.round(kilometers)),
    unit: 'km',
  };
}
