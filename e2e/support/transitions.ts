/** Evaluated in the page; ends all transitions and animations. */
export function endTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
