import { newListeners } from '../../device/listeners.ts';
import { type ClickTrack, LOOP_SECONDS, renderLoop } from './click-track.ts';
import { type CueTone, renderCue } from './cue-tones.ts';

/**
 * Whether this page can be heard: nothing was opened, the device has not answered yet, it plays, the device keeps it silent
 * until somebody taps, or it has no sound at all.
 */
export type Hearing = 'closed' | 'opening' | 'heard' | 'needs-tap' | 'none';

/** The loop that plays, and the audio time at which its first sample began. */
interface Playing {
  readonly track: ClickTrack;
  readonly source: AudioBufferSourceNode;
  readonly since: number;
}

/** Seconds from a press to the first sample: the audio thread must have it before its time comes. */
const LEAD = 0.05;

/**
 * The sound of a page. All moments are those of the audio clock, so no timer can make a click late. A phone call stops the
 * context, and some devices bring it back with a clock that stands still. So `check` looks whether the clock moves. Where it
 * does not, the next tap opens a new context.
 */
export function newAudioOutput(openContext: () => AudioContext | undefined) {
  let context: AudioContext | undefined;
  let hearing: Hearing = 'closed';
  let wanted: ClickTrack | undefined;
  let playing: Playing | undefined;
  /** What the audio clock said at the last look. */
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
    // Another breath at the same rate goes on in the same beat.
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

  /** Opens a context anew and plays in it what is wanted. A browser allows it within a tap. */
  function renew(): void {
    const before = context;
    playing = undefined;
    lastTime = -1;
    rested = 0;
    context = openContext();
    context?.addEventListener('statechange', check);
    // A closed one says so by an event, which must find the new one here.
    void before?.close().catch(() => undefined);
    if (context === undefined) {
      tell('none');
      return;
    }
    play();
    tell('opening');
    void resume(context);
  }

  /** Looks whether the audio clock moves. Call it each second in view and when the page comes back. */
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
    // Two looks may fall into one block of the audio thread. A third one does not.
    if (rested === 0) tell('heard');
    else if (rested > 2) tell('needs-tap');
  }

  return {
    subscribe: listeners.subscribe,
    hearing: () => hearing,
    check,
    /** Opens the sound. Call it in a tap. */
    open: () => {
      if (context === undefined) renew();
    },
    /** Somebody tapped. What still waits may go on; what stands still is opened anew. */
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
    /** Starts the metronome, or goes on with another rate or breath. `undefined` stops it. */
    metronome: (track: ClickTrack | undefined) => {
      wanted = track;
      if (track === undefined) silence();
      else play();
      listeners.notify();
    },
    track: () => wanted,
    /** How many clicks have been heard since the metronome began, with their fraction. Absent in silence. */
    beats: (): number | undefined => {
      if (context?.state !== 'running' || playing === undefined) return undefined;
      const heard = context.currentTime - (context.outputLatency || 0) - playing.since;
      return heard < 0 ? undefined : (heard * playing.track.perMin) / 60;
    },
    cue: (kind: CueTone) => {
      // A context that waits would play all that was asked for at once, later.
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

/** Outside of a tap a browser may refuse, or wait with its answer until there is one. */
const resume = (context: AudioContext): Promise<void> => context.resume().catch(() => undefined);
