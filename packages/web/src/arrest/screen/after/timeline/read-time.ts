import { plainText } from '@first60/clinical';

const TIME = /^([-+−]?)\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Arrest time in milliseconds from "4:05", "+4:05", "1:04:05" or "-1:00". Undefined for any other text. */
export function readTime(text: string): number | undefined {
  const [, sign, hours = '0', minutes, seconds] = TIME.exec(plainText(text).trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '' || sign === '+' || size === 0 ? size : -size;
}
