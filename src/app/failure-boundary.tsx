import { Component, type ReactNode } from 'react';
import { FailurePage } from './failure-page';

/** Catches what breaks before there is a router to catch it. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <FailurePage error={this.state.error} />
    );
  }
}
