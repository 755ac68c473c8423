import { Component, type ReactNode } from 'react';

type Props = { onCrash: () => void; children: ReactNode };

/** An error in Google's code, which changes every week, breaks the map but not the page. */
export class MapErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
