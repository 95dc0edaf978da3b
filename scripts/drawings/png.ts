import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;

/**
 * Makes a browser's screenshot small: 256 colours at most, best compression, one text entry that identifies its source.
 */
export function smallPng(screenshot: Buffer, origin: string): Buffer {
  const { width, height, channels, pixels } = decode(screenshot);
  const rgb = (at: number): number => ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += channels) counts.set(rgb(at), (counts.get(rgb(at)) ?? 0) + 1);
  const palette = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, COLORS)
    .map(([color]) => color);
  const indexOf = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(rgb((y * width + x) * channels)) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('tEXt', Buffer.from(`Source\0${origin}`, 'latin1')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(palette: readonly number[], color: number): number {
  const part = (value: number, shift: number) => (value >> shift) & 255;
  const distance = (other: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (part(color, shift) - part(other, shift)) ** 2, 0);
  let best = 0;
  for (let at = 1; at < palette.length; at += 1) {
    if (distance(palette[at] ?? 0) < distance(palette[best] ?? 0)) best = at;
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pixels: Uint8Array;
}

/** Reads the only format that Chromium writes: 8 bits per channel, RGB or RGBA, not interlaced. */
function decode(png: Buffer): Bitmap {
  const [width, height, colorType] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const channels = colorType === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const filtered = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (pixels[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      const corner = y === 0 || x < channels ? 0 : (pixels[(y - 1) * stride + x - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[y * stride + x] = (filtered[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, channels, pixels };
}

/** The predictor of the PNG specification, section 9.4. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (dl <= du && dl <= dc) return left;
  return du <= dc ? up : corner;
}
