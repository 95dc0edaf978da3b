import { Component, type ReactNode } from 'react';
import { useAppUpdate } from '../offline/update-state.ts';
import { m } from '../paraglide/messages.js';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Keeps the rest of the app alive when a screen fails or its code cannot be loaded, as in an old tab after an update.
 * Give it the path as its key, so that leaving the failed screen resets it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedScreen /> : this.props.children;
  }
}

function FailedScreen() {
  const isOld = useAppUpdate() !== 'none';
  return (
    <div className="mx-auto max-w-xl p-4">
      <Alert tone={isOld ? 'info' : 'critical'} live title={isOld ? m.update_started_title() : m.error_screen_title()}>
        <p>{isOld ? m.update_started_text() : m.error_screen_text()}</p>
        <Button className="mt-3" onClick={() => window.location.reload()}>
          {isOld ? m.update_reload() : m.error_screen_reload()}
        </Button>
      </Alert>
    </div>
  );
}
