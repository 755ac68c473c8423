import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** A unit of Embla. In Chromium 19 takes 485 ms on a slide of 248 px, 530 on 704 px; 25, the default, 815 and 950. */
const duration = 19;

/** Whether there is more than fits; milliseconds per slide; without animations; how many slides are visible at once. */
type Settings = { active: boolean; delay: number; still: boolean; perView: number };

type Turn = 'scrollPrev' | 'scrollNext';

/**
 * Embla, which turns after each delay while the carousel is visible, unless the visitor has stopped it (WCAG 2.2.2),
 * hovers or presses it, or it contains the visible focus; the focus of a click remains when the pointer has left. Embla
 * measures the layout, which is slow on phones: it starts when the slides become visible, or a button is used.
 */
export function useCarousel({ active, delay, still, perView }: Settings) {
  const area = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  // Off-screen slides are inert, so the focus never enters them.
  const options = { active, loop: true, align: 'start', duration, watchFocus: false } as const;
  const [start, api] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [onScreen, setOnScreen] = useState<boolean | null>(null);
  const queued = useRef<Turn | null>(null);
  const isHeld = paused || hovered || focused || pressed;
  const running = active && !still && onScreen === true && !isHeld;

  useEffect(() => {
    const { current: element } = area;
    if (!element) return;
    // The initial state, of which no event informs.
    setHovered(element.matches(':hover'));
    setFocused(element.querySelector(':focus-visible') !== null);
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the current state.
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (onScreen) start(viewport.current);
  }, [onScreen, start]);

  // Embla removes these listeners when it is destroyed.
  useEffect(() => {
    if (!api) return;
    let isPressed = false;
    const press = (isDown: boolean) => () => {
      isPressed = isDown;
      setPressed(isDown);
    };
    const move = () => {
      if (isPressed) setPaused(true);
    };
    const select = () => setSelected(api.selectedScrollSnap());
    api.on('pointerDown', press(true)).on('pointerUp', press(false));
    // A flick may end before a frame: then there is no `scroll` event, but `select`.
    api.on('scroll', move).on('select', move).on('select', select);
    // As when the phone is rotated, which ends the press.
    api.on('reInit', press(false)).on('reInit', select);
  }, [api]);

  useEffect(() => {
    if (!api || !queued.current) return;
    api[queued.current](still);
    queued.current = null;
  }, [api, still]);

  useEffect(() => {
    if (!api || !running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') api.scrollNext();
    }, delay);
    return () => clearInterval(timer);
  }, [api, running, delay]);

  // In most browsers lazy images load only when visible, so that they would slide in blank.
  useEffect(() => {
    if (!api || !onScreen) return;
    const slides = api.slideNodes();
    for (const slide of [slides.at(selected - 1), slides[(selected + perView) % slides.length]]) {
      for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }
  }, [api, onScreen, selected, perView]);

  return {
    area,
    viewport,
    selected,
    paused,
    running,
    isObserved: onScreen !== null,
    /** Changes the slide, and stops the rotation until the visitor restarts it. */
    turn(direction: Turn) {
      setPaused(true);
      if (api) return void api[direction](still);
      queued.current = direction;
      start(viewport.current);
    },
    toggle() {
      setPaused(!paused);
      // The hovered and focused button would keep it paused.
      setHovered(false);
      setFocused(false);
    },
    listeners: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // When the window loses the focus, its active element stays the same.
        const next = (relatedTarget as Node | null) ?? document.activeElement;
        if (!currentTarget.contains(next)) setFocused(false);
      },
    },
  };
}
