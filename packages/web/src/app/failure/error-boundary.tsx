import { Component, type ReactNode } from 'react';
import { usePart } from '../../offline/use-part.ts';
import { forgetFailedLoads } from '../kept-part.tsx';
import { ArrestLink } from './arrest-link.tsx';
import { behind } from './behind-screen.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the failed content. By default this is an error message with a button to try again. */
  instead?: ReactNode;
}

/** A failure this many ms after the last one counts as a new failure. */
const ANOTHER_MS = 30_000;

/**
 * Keeps the rest of the app alive when a screen fails or its code cannot be loaded, as in an old tab after an update.
 * After a first failure the screen is rendered again immediately, with the text that was typed on it. Use the path as
 * this component's key, so that leaving the failed screen resets it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #failedAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (this.state.failed) this.#onFailure();
  }

  /** This is the last point at which the failed screen's fields are in the page. */
  override getSnapshotBeforeUpdate(_: unknown, before: { failed: boolean }): null {
    if (this.state.failed && !before.failed) behind.fields?.takeFields();
    return null;
  }

  override componentDidUpdate(_: unknown, before: { failed: boolean }): void {
    if (this.state.failed && !before.failed) this.#onFailure();
  }

  #onFailure(): void {
    const now = performance.now();
    const isFirst = now - this.#failedAt > ANOTHER_MS;
    this.#failedAt = now;
    if (isFirst) this.#again();
  }

  readonly #again = (): void => {
    forgetFailedLoads();
    this.setState({ failed: false }, () => behind.fields?.giveFieldsBack());
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { instead = <Failed again={this.#again} /> } = this.props;
    return instead;
  }
}

/** Shows only the CODE link until the rest is loaded. */
function Failed({ again }: { again: () => void }) {
  const FailedScreen = usePart(true, loadFailedScreen);
  return FailedScreen ? <FailedScreen again={again} Guard={ErrorBoundary} /> : <ArrestLink />;
}

export const loadFailedScreen = () => import('./failed-screen.tsx').then((module) => module.FailedScreen);
