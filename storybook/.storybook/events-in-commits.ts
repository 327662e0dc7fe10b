import { configure } from 'storybook/test';

/**
 * Lets user-event dispatch without `act` inside an event of the browser itself, which may come in the middle of React's commit:
 * when React removes the typed field that has the focus, the browser sends «blur» and user-event adds its «change».
 * `act` would start React again there, which throws «Should not already be working» and stops all later updates.
 */
export function dispatchPlainlyInCommits(): void {
  configure(({ eventWrapper }) => ({
    eventWrapper: (dispatch) => (window.event?.isTrusted ? dispatch() : eventWrapper(dispatch)),
  }));
}
