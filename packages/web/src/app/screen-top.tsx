import { Component } from 'react';

interface ScreenTopProps {
  /** The path whose screen is shown. */
  path: string;
  /** Called just before another screen replaces the visible one. */
  onLeave: () => void;
}

/**
 * Runs just before a screen is replaced. The page is still as it was painted, so scrolling it costs no layout, and the
 * next screen may scroll to one of its own lines. React offers this hook only to class components.
 */
export class ScreenTop extends Component<ScreenTopProps> {
  override getSnapshotBeforeUpdate(before: Readonly<ScreenTopProps>): null {
    if (before.path !== this.props.path) this.props.onLeave();
    return null;
  }

  /** React requires this method together with getSnapshotBeforeUpdate. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
