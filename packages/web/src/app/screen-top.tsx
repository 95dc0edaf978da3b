import { Component } from 'react';

interface ScreenTopProps {
  /** The path whose screen is shown. */
  path: string;
  /** Called when another screen is about to take the place of the one in sight. */
  onLeave: () => void;
}

/**
 * Tells of the last moment of a screen. The page is still as it was painted, so scrolling it costs no layout, and the next
 * screen may go to one of its lines. React offers this moment to classes only.
 */
export class ScreenTop extends Component<ScreenTopProps> {
  override getSnapshotBeforeUpdate(before: Readonly<ScreenTopProps>): null {
    if (before.path !== this.props.path) this.props.onLeave();
    return null;
  }

  /** React asks for it beside the snapshot. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
