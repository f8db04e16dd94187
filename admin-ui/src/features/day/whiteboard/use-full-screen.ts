import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Fills the screen where the browser lets it, keeps it awake, and leaves with Escape. */
export const useFullScreen = (frame: RefObject<HTMLElement | null>, leave: () => void) => {
  const left = useEffectEvent(leave);
  useEffect(() => {
    const element = frame.current;
    element?.focus();
    let awake: WakeLockSentinel | undefined;
    let isGone = false;
    // Opened by its address nobody has clicked, and the browser says no: it fills the window then.
    void element?.requestFullscreen?.().catch(() => undefined);
    void navigator.wakeLock?.request('screen').then(
      (lock) => {
        awake = lock;
        if (isGone) void lock.release();
      },
      () => undefined,
    );
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && left();
    const onChange = () => !document.fullscreenElement && left();
    document.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      isGone = true;
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
      void awake?.release();
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [frame]);
};
