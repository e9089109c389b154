import { TextArea } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function TextAreaPage() {
  return (
    <Specimens>
      <Specimen title="Text area: rest, optional, hint, invalid, disabled" column width="24rem">
        <TextArea label="Notes" placeholder="What was said" />
        <TextArea
          label="Description"
          optional
          rows={2}
          defaultValue={'One line.\nAnother.\nA third, so that it grows.'}
        />
        <TextArea label="Reason" hint="One sentence is enough" />
        <TextArea label="Agreement" error="Write down what you agreed" />
        <TextArea label="Archive" defaultValue="Closed in May." disabled />
      </Specimen>
    </Specimens>
  );
}
