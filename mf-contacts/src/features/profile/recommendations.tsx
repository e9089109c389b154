import { AdviceList } from './advice-list.tsx';
import { GENERAL_ADVICE } from './general-advice.ts';
import { Sections } from './sections.tsx';

/** What holds for everybody, whatever their type. */
export function Recommendations() {
  return (
    <Sections>
      <AdviceList title="Engagement" points={GENERAL_ADVICE.engagement} />
      <AdviceList title="Communication tips" points={GENERAL_ADVICE.communication} />
    </Sections>
  );
}
