/** To be evaluated in the page: whatever is on its way to another colour or place is there. */
export function endTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
