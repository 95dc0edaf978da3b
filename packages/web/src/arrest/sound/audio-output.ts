import { newListeners } from '../../device/listeners.ts';
import { type ClickTrack, LOOP_SECONDS, renderLoop } from './click-track.ts';
import { type CueTone, renderCue } from './cue-tones.ts';

/**
 * The page's sound state. In order: nothing was opened; the device has not responded yet; sound is audible; the device
 * stays silent until a tap; the device has no sound at all.
 */
export type Hearing = 'closed' | 'opening' | 'heard' | 'needs-tap' | 'none';

/** The playing loop, and the audio time at which its first sample began. */
interface Playing {
  readonly track: ClickTrack;
  readonly source: AudioBufferSourceNode;
  readonly since: number;
}

/** Seconds from a press to the first sample. The audio thread must have the sample before that time. */
const LEAD = 0.05;

/**
 * A page's sound. All times are from the audio clock, so that no timer can delay a click. A phone call stops the
 * context, and some devices bring it back with a stopped clock. So `check` tests whether the clock is advancing. If it
 * is not, the next tap opens a new context.
 */
export function newAudioOutput(openContext: () => AudioContext | undefined) {
  let context: AudioContext | undefined;
  let hearing: Hearing = 'closed';
  let wanted: ClickTrack | undefined;
  let playing: Playing | undefined;
  /** The audio clock's time at the last check. */
  let lastTime = -1;
  let rested = 0;
  const listeners = newListeners();

  const tell = (next: Hearing) => {
    if (next === hearing) return;
    hearing = next;
    listeners.notify();
  };

  function play(): void {
    if (context === undefined || wanted === undefined) return;
    const { perMin } = wanted;
    const now = context.currentTime + LEAD;
    // A change of breaths at the same rate does not disturb the beat.
    const isSameBeat = playing?.track.perMin === perMin;
    const since = isSameBeat ? (playing?.since ?? now) : now;
    playing?.source.stop(now);
    const source = context.createBufferSource();
    source.buffer = bufferOf(context, renderLoop(wanted, context.sampleRate));
    source.loop = true;
    source.connect(context.destination);
    source.start(now, (now - since) % LOOP_SECONDS);
    playing = { track: wanted, source, since };
  }

  function silence(): void {
    playing?.source.stop();
    playing = undefined;
  }

  /** Opens a new context and plays the requested track in it. Browsers allow that in a tap handler. */
  function renew(): void {
    const before = context;
    playing = undefined;
    lastTime = -1;
    rested = 0;
    context = openContext();
    context?.addEventListener('statechange', check);
    // A closed context fires an event, and its handler must find the new context here.
    void before?.close().catch(() => undefined);
    if (context === undefined) {
      tell('none');
      return;
    }
    play();
    tell('opening');
    void resume(context);
  }

  /**
   * Checks whether the audio clock is advancing. Call it every second while the page is in view, and when it comes
   * back.
   */
  function check(): void {
    if (context === undefined) return;
    if (context.state !== 'running') {
      void resume(context);
      tell('needs-tap');
      return;
    }
    const isMoving = context.currentTime > lastTime;
    lastTime = context.currentTime;
    rested = isMoving ? 0 : rested + 1;
    // Two checks may fall into the same block of the audio thread, but a third does not.
    if (rested === 0) tell('heard');
    else if (rested > 2) tell('needs-tap');
  }

  return {
    subscribe: listeners.subscribe,
    hearing: () => hearing,
    check,
    /** Opens the sound. Call it from a tap handler. */
    open: () => {
      if (context === undefined) renew();
    },
    /** Call after a tap. A suspended context resumes, and a stopped one is replaced. */
    tapped: () => {
      if (hearing === 'needs-tap') renew();
      else if (context?.state === 'suspended') void resume(context);
    },
    close: () => {
      silence();
      wanted = undefined;
      const before = context;
      context = undefined;
      void before?.close().catch(() => undefined);
      tell('closed');
    },
    /** Starts the metronome, or changes its rate or breaths. `undefined` stops it. */
    metronome: (track: ClickTrack | undefined) => {
      wanted = track;
      if (track === undefined) silence();
      else play();
      listeners.notify();
    },
    track: () => wanted,
    /** Number of clicks heard since the metronome began, including the fraction. Undefined in silence. */
    beats: (): number | undefined => {
      if (context?.state !== 'running' || playing === undefined) return undefined;
      const heard = context.currentTime - (context.outputLatency || 0) - playing.since;
      return heard < 0 ? undefined : (heard * playing.track.perMin) / 60;
    },
    cue: (kind: CueTone) => {
      // A suspended context would later play everything requested in the meantime at once.
      if (context?.state !== 'running') return;
      const source = context.createBufferSource();
      source.buffer = bufferOf(context, renderCue(kind, context.sampleRate));
      source.connect(context.destination);
      source.start();
    },
  };
}

function bufferOf(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Without a tap, a browser may refuse to resume, or may respond only after the next tap. */
const resume = (context: AudioContext): Promise<void> => context.resume().catch(() => undefined);
