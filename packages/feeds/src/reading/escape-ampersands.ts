const BARE = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z]\w{1,31};)/gi;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';
/** An entity or the mark of CDATA that may be cut by the end of a piece. */
const CUT = /(?:&[#\w]{0,33}|<(?:!\[?[CDAT]*\[?)?|\]{1,2})$/i;

/**
 * Writes out the ampersands that feeds forget to escape, mostly in addresses. A parser would take all that follows for the name of an
 * entity. In CDATA an ampersand is itself and stays.
 */
export class AmpersandEscaper {
  #carry = '';
  #isInCdata = false;
  /** Set when something was written out; whoever tells it sets it back. */
  hasRepaired = false;

  write(piece: string): string {
    const text = this.#carry + piece;
    const cut = CUT.exec(text.slice(-48));
    const end = cut ? text.length - cut[0].length : text.length;
    this.#carry = text.slice(end);
    return this.#escape(text.slice(0, end));
  }

  end(): string {
    const left = this.#carry;
    this.#carry = '';
    return this.#escape(left);
  }

  /** Goes through the text once, as a hostile one may be nothing but ampersands. */
  #escape(text: string): string {
    let mark = this.#nextMark(text, 0);
    const passMarks = (to: number) => {
      while (mark < to) {
        const behind = mark + (this.#isInCdata ? CLOSE : OPEN).length;
        this.#isInCdata = !this.#isInCdata;
        mark = this.#nextMark(text, behind);
      }
    };
    const escaped = text.replace(BARE, (character, at: number) => {
      passMarks(at);
      if (this.#isInCdata) return character;
      this.hasRepaired = true;
      return '&amp;';
    });
    passMarks(text.length);
    return escaped;
  }

  #nextMark(text: string, from: number): number {
    const at = text.indexOf(this.#isInCdata ? CLOSE : OPEN, from);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  }
}
