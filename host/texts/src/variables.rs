//! The arguments that a message takes.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// Returns the names of the arguments of a text.
pub(crate) fn of(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    walk(pattern, &mut found);
    found
}

fn walk(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_of(expression, found);
        }
    }
}

fn expression_of(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, found),
        Expression::Select { selector, variants } => {
            inline_of(selector, found);
            variants.iter().for_each(|variant| walk(&variant.value, found));
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let mut called = |arguments: &CallArguments<&str>| {
        arguments.positional.iter().for_each(|argument| inline_of(argument, found));
        arguments.named.iter().for_each(|argument| inline_of(&argument.value, found));
    };
    match inline {
        InlineExpression::FunctionReference { arguments, .. } => called(arguments),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => called(arguments),
        InlineExpression::VariableReference { id } => _ = found.insert(id.name.to_owned()),
        InlineExpression::Placeable { expression } => expression_of(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
