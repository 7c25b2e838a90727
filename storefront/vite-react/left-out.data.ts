/**
 * What React's production build for browsers holds and no page of the store reaches. The build leaves it out
 * (`leave-out.ts`), 18 kB of every first page after brotli: decision 0108 says why each row may go, and what to do
 * when a page wants one back or React's next version calls it otherwise.
 */

/** Work tags (`ReactWorkTags.js`) of what no page draws, with what would make one. */
export const TAGS: ReadonlyMap<number, string> = new Map([
  [12, "Profiler"],
  [19, "SuspenseList"],
  [21, "a scope"],
  [23, "what is hidden in the legacy way"],
  [25, "a tracing marker"],
  [26, "title, meta, link, style and script drawn from within a page: the server writes the head"],
  [27, "html, head and body: the app stands in an element of its own"],
  [30, "ViewTransition"],
  [31, "Activity"],
]);

/** Element types of them. */
export const TYPES: ReadonlySet<string> = new Set([
  "REACT_ACTIVITY_TYPE",
  "REACT_LEGACY_HIDDEN_TYPE",
  "REACT_PROFILER_TYPE",
  "REACT_SUSPENSE_LIST_TYPE",
  "REACT_VIEW_TRANSITION_TYPE",
]);

/** Functions by what they serve: with an empty body whatever only they call goes as well. */
export const EMPTY = {
  "transitions between views": [
    "applyViewTransitionToHostInstances",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "createViewTransitionInstance",
    "flushAfterMutationEffects",
    "pushMutationContext",
    "queueTransitionTypes",
    "reportViewTransitionError",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "restoreViewTransitionOnHostInstances",
    "startViewTransition",
    "trackEnterViewTransitions",
  ],
  "commits that wait for pictures and style sheets": [
    "accumulateSuspenseyCommitOnFiber",
    "insertSuspendedStylesheets",
    "preloadInstanceAndSuspendIfNeeded",
    "preloadResourceAndSuspendIfNeeded",
  ],
  "forms whose action is a function": [
    "extractEvents$1",
    "recursivelyResetForms",
    "requestFormReset",
    "scheduleReplayQueueIfNeeded",
  ],
  "what is loaded ahead by a call": [
    "preconnect",
    "prefetchDNS",
    "preinitModuleScript",
    "preinitScript",
    "preinitStyle",
    "preload",
    "preloadModule",
  ],
  "fragments with a ref": [
    "FragmentInstance",
    "addFragmentHandleToFiber",
    "commitFragmentInstanceDeletionEffects",
    "commitFragmentInstanceInsertionEffects",
    "commitNewChildToFragmentInstances",
  ],
  "what has a tag above": [
    "acquireResource",
    "commitActivityHydrationCallbacks",
    "commitHostSingletonAcquisition",
    "getResource",
    "markNodeAsHoistable",
    "mountHoistable",
    "pushDehydratedActivitySuspenseHandler",
    "releaseSingletonInstance",
    "resolveSingletonInstance",
    "updateActivityComponent",
    "updateSuspenseListComponent",
  ],
  "elements of one's own (x-…)": ["setPropOnCustomElement"],
  "a root that is told what to take over first": ["attemptExplicitHydrationTarget"],
  "the browser's own sign that a page loads": ["defaultOnDefaultTransitionIndicator"],
} as const;

/** Functions that give the same whenever a page asks. */
export const GIVES: ReadonlyMap<string, string> = new Map([
  ["claimQueuedTransitionTypes", "null"],
  ["getActivityInstanceFromFiber", "null"],
  // Nobody reads by which components an error came up; their names are one letter long.
  ["getStackByFiberInDevAndProd", '""'],
  ["isCustomElement", "!1"],
  ["isFragmentInstanceParent", "!1"],
  ["isHostHoistableType", "!1"],
  ["isSingletonScope", "!1"],
  ["waitForCommitToBeReady", "null"],
]);

/** Variables that hold the same wherever they are read: on every page, in every browser that the store is built for. */
export const HOLDS: ReadonlyMap<string, string> = new Map([
  ["canUseCompositionEvent", "!0"],
  ["canUseDOM", "!0"],
  ["canUseTextInputEvent", "!0"],
  ["isInputEventSupported", "!0"],
  ["passiveBrowserEventsSupported", "!0"],
  ["shouldStartViewTransition", "!1"],
  ["skipSelectionChangeEvent", "!1"],
  ["useFallbackCompositionData", "!1"],
]);

/** Variables that begin with what every such browser has, without a look whether it is there. */
export const BEGINS: ReadonlyMap<string, string> = new Map([
  ["PossiblyWeakMap", "WeakMap"],
  ["PossiblyWeakSet", "WeakSet"],
  ["cancelTimeout", "clearTimeout"],
  ["clz32", "Math.clz32"],
  ["localRequestAnimationFrame", "requestAnimationFrame"],
  ["objectIs", "Object.is"],
  ["reportGlobalError", "reportError"],
  ["scheduleMicrotask", "queueMicrotask"],
  ["scheduleTimeout", "setTimeout"],
]);

/** Hooks that no component calls, in the tables of hooks. */
export const HOOKS: ReadonlySet<string> = new Set([
  "useActionState",
  "useCacheRefresh",
  "useFormState",
  "useHostTransitionStatus",
  "useMemoCache",
  "useOptimistic",
  "useTransition",
]);

/** Statements of the module itself, by how they begin. */
export const STATEMENTS: readonly RegExp[] = [
  /^FragmentInstance\.prototype\./,
  /^ViewTransitionPseudoElement\.prototype\./,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration\b/,
  /^ReactDOMSharedInternals\.findDOMNode\b/,
];
